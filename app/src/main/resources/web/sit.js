// The secret of a seat stays in the form: the address bar and the history do without it.
history.replaceState(null, "", "/s");
