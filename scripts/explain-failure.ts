// Import this first. A command that cannot go on ends with the sentence that says why: a stack trace does not help an
// owner. Only what JavaScript itself throws is a mistake in the code, and has one.
process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
  const isMistake = error.name !== "Error" && error.code === undefined;
  console.error(isMistake ? error.stack : error.message);
  process.exit(1);
});
