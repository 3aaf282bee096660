// A remembered pause must hold from the first frame, which is long before the site's own script runs.
try {
  if (localStorage.motion === "paused") document.documentElement.dataset.motion = "paused";
} catch {
  // Without storage there is nothing to remember.
}

export {};
