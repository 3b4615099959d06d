package momentum.table.journal;

class MemoryJournalTest extends JournalContract {
    @Override
    Journal open() {
        return new MemoryJournal();
    }
}
