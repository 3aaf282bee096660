// Inlined in the head of every page.
import "./keep-taps.ts";
import "./restore-pause.ts";
import "./start-late.ts";
