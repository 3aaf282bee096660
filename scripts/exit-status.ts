/** The exit status of a command when the owner must correct content/. */
export const contentIsWrong = 2;
/** The exit status of a build while another one is running: a later try may succeed. */
export const buildIsRunning = 75;
