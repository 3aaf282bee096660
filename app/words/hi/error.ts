import type * as english from "../en/error.ts";

export const words: typeof english.words = {
  title: "404: पन्ना नहीं मिला",
  description: "इस पते पर कुछ नहीं है।",
  statuses: {
    400: "400: बात समझ में नहीं आई",
    403: "403: यह पन्ना सबके लिए नहीं है",
    404: "404: पन्ना नहीं मिला",
    405: "405: यहाँ यह तरीका नहीं चलता",
  },
  otherStatus: (status) => `गड़बड़ी ${status}`,
  noRoute: "इस पते पर कोई पन्ना नहीं:",
  lead: "आप जिस राह पर चले, वह यहीं खत्म होती है; ये दो आगे जाती हैं।",
  home: "होम",
  contact: "संपर्क",
};
