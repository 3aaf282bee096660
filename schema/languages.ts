/** The languages that a form can have, each with the country whose numbers and dates it writes. */
export const languageTags = [
  ...["en-IN", "hi-IN", "as-IN", "bn-IN", "gu-IN", "kn-IN", "kok-IN", "ml-IN", "mni-IN", "mr-IN", "or-IN"],
  ...["pa-IN", "sa-IN", "sd-IN", "ta-IN", "te-IN", "ur-IN", "gbm-IN", "dz-BT", "ne-NP", "si-LK", "my-MM"],
  ...["en-GB", "en-US", "en-AU", "ar-AE", "cs-CZ", "da-DK", "de-AT", "de-CH", "de-DE", "el-GR", "es-ES"],
  ...["es-MX", "fi-FI", "fil-PH", "fr-FR", "he-IL", "hr-HR", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR"],
  ...["nb-NO", "nl-NL", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sk-SK", "sl-SI", "sv-SE", "th-TH"],
  ...["tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-TW"],
] as const;

const names = new Intl.DisplayNames("en", { type: "language" });
/** 'Hindi (India)' by hi-IN. */
export const languageLabels = Object.fromEntries(languageTags.map((tag) => [tag, names.of(tag) ?? tag]));

/** The script of a language as Unicode names it: Deva for hi. Undefined if it has several, as Japanese. */
export function scriptOf(language: string): string | undefined {
  const { script = "" } = new Intl.Locale(language).maximize();
  return ["", "Jpan", "Kore", "Hans", "Hant"].includes(script) ? undefined : script;
}
