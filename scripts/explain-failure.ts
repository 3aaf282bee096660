// Import this first. A command that fails prints the error's message only, because a stack trace does not help an owner. Errors
// of JavaScript itself, such as a TypeError, are bugs and keep their stack trace.
process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
  const isBug = error.name !== "Error" && error.code === undefined;
  console.error(isBug ? error.stack : error.message);
  process.exit(1);
});
