import { type Evidence, type Finding, inName } from "./launch-item.ts";
import { isSampleText } from "./placeholders.ts";

/** Testimonials that no guest gave, and questions without an answer. */
export function findAboutGuests({ content: { testimonials, goodToKnow } }: Evidence): Finding[] {
  const group = "What guests say and ask";
  const samples = testimonials.flatMap(({ name, text, sample }, index): Finding[] => {
    const entry = { name: `testimonial-${inName(name)}`, group, file: "testimonials.yaml" } as const;
    const path = ["testimonials", index];
    if (isSampleText(text))
      return [
        {
          ...entry,
          path,
          todo: `No guest has said this. Put a real guest's words for "${name}", or take the entry out.`,
        },
      ];
    if (sample)
      return [
        {
          ...entry,
          path: [...path, "sample"],
          todo: `The page calls the words of ${name} a sample. Write sample: false if a guest has said them.`,
        },
      ];
    return [];
  });
  const questions = goodToKnow.entries.flatMap(({ label, answer }, index): Finding[] =>
    answer === ""
      ? [
          {
            name: `answer-${inName(label)}`,
            group,
            file: "good-to-know.yaml",
            path: ["entries", index, "answer"],
            todo: `Say what guests should know about "${label}", or write null to leave it out.`,
          },
        ]
      : [],
  );
  return [...samples, ...questions];
}
