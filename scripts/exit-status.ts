/** How a command ends when the owner can correct the reason in content/. */
export const contentIsWrong = 2;
/** How a build ends beside another one: later it may succeed. */
export const buildIsRunning = 75;
