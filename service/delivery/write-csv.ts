import type { InquiryRecord } from "#service/domain/inquiry.ts";

const header = "received,state,name,email,message,answered,note,suspicion,id";

/** For a spreadsheet: RFC 4180, with a byte order mark, without which Excel garbles every foreign name. */
export function writeCsv(inquiries: InquiryRecord[]): string {
  const day = (at: number | null) => (at === null ? "" : new Date(at).toISOString());
  const lines = inquiries.map(({ createdAt, state, name, email, message, answeredAt, note, suspicion, id }) =>
    [day(createdAt), state, name, email, message, day(answeredAt), note, suspicion, id]
      .map((cell) => quote(cell || ""))
      .join(","),
  );
  return `\ufeff${[header, ...lines].join("\r\n")}\r\n`;
}

function quote(text: string): string {
  // A spreadsheet would run a guest's "=HYPERLINK(...)" as a formula, with full-width signs in East Asian ones.
  const harmless = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
