/** A file's text, and what is wrong with the way it was saved. A mark at its begin and Windows' ends of lines are right. */
export function decodeText(bytes: Uint8Array): { text: string; slip?: { line: number; message: string } } {
  const wide = wideEncoding(bytes);
  if (wide)
    return {
      text: "",
      slip: {
        line: 1,
        message: "the file is saved as UTF-16. Save it again as UTF-8: in Notepad by Save as, Encoding.",
      },
    };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const line = new TextDecoder().decode(bytes).split("\uFFFD", 1)[0]?.split("\n").length ?? 1;
    const message =
      "a letter here is not saved as UTF-8. Save the file again as UTF-8: in Notepad by Save as, Encoding.";
    // What editors on Windows write where they do not write UTF-8; all other mistakes can be told as well.
    return { text: new TextDecoder("windows-1252").decode(bytes), slip: { line, message } };
  }
}

/** With its mark, or known by the zero in every other byte. */
function wideEncoding([first, second, third, fourth]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0 && third === 0) || (second === 0 && fourth === 0);
}
