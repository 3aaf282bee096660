import "./keep-taps.ts";
import "./restore-pause.ts";

// Inlined in the head of every page.
