declare global {
  interface Window {
    /** Left by app/start/begin.ts: does again what the guest asked for before the script was there. */
    replayTap?: () => void;
  }
}

/** Called when the page answers; what the guest pressed last before that is pressed now, once. */
export function replayTap(): void {
  window.replayTap?.();
  delete window.replayTap;
}
