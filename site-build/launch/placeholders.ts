import { type Box, region } from "#schema/region.ts";
import type { Content } from "#schema/schema.ts";
import { placeholderTelephone } from "#schema/telephone.ts";

// The placeholders in this repository. The launch list compares whole values, so it never reports an owner's own text.

/** Whether the domain of a host or email address is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string) =>
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);

export const placeholderName = "Kafal Ridge";

/** The names of the drawings in media/originals/, by their first word. */
const drawings = {
  about: "aesthetic-quality clean-and-spacious cottages excellence luxury window",
  contact: "valley",
  dining: "plate",
  dish: "jhangora-kheer kafuli phaanu thechwani",
  error: "trail",
  gallery: "hotel-room night-view river stay-room swimming-pool-day swimming-pool-evening",
  hero: "dawn dusk mist noon",
  menu: "calamares chainsoo dosha fast-food gobhi-sabji idli pizza thali veg-roll",
  offer: "adventure family-fun long-stay romantic special-holiday weekend",
  package: "bonfire climbing cottage games historic-site lake pool raft trail village waterfall",
  place: "night",
  reach: "road",
  ridge: "poster",
};
const drawingFiles = Object.entries(drawings).flatMap(([first, rest]) =>
  rest.split(" ").map((name) => `/media/originals/${first}-${name}.webp`),
);

/** The middle of the area of PIN code 246179. */
export const placeholderPlace = { latitude: 29.77, longitude: 78.87 } as const;

/** The state of Uttarakhand, rounded outwards. */
const uttarakhand: Box = { west: 77, east: 82, north: 32, south: 28 };

/** What to do with each kind of placeholder. */
export const placeholders: readonly Placeholder[] = [
  { message: "The name is a placeholder: enter yours", values: [placeholderName, "काफल रिज"] },
  { message: "Placeholder number: enter yours", values: [placeholderTelephone] },
  { message: "Placeholder mail address: enter yours", values: ["stay@kafalridge.example"] },
  {
    message: "A network's front page: enter your own page there, or remove the entry",
    values: ["https://www.facebook.com/", "https://www.instagram.com/"],
  },
  {
    message: "This explains the name Kafal Ridge: write about yours",
    values: [
      "Kafal is the red berry that grows wild in the hills of Garhwal. A stay here is meant to be like it: small, local, and over too soon.",
      "काफल गढ़वाल के पहाड़ों में अपने-आप उगने वाला लाल फल है। हम चाहते हैं कि यहाँ बिताए दिन भी वैसे ही हों: थोड़े-से, इसी मिट्टी के, और देखते-देखते बीत जाने वाले।",
    ],
  },
  {
    message: "Our film, which shows no real place: upload yours, or remove it",
    values: ["/media/film/ridge.mp4", "/media/film/ridge.webm"],
  },
  { message: "Our drawing: put a photograph of yours in its place", values: drawingFiles },
  {
    message:
      "Only true near Rishikesh: describe your own place. If your house is there, just enter its coordinates",
    trueWithin: region,
    values: [
      ...["246179", "Pauri Garhwal", "पौड़ी गढ़वाल"],
      "Experience enchanting beauty of Rishikesh",
      "ऋषिकेश की छटा, जो मन मोह ले",
      "Cottages, a fire, a pool and the hills of Garhwal. Stays and packages with rafting, climbing and treks, events, and food from the terraces around us.",
      "कॉटेज, अलाव, पूल और गढ़वाल के पहाड़। ठहरने के साथ राफ़्टिंग, क्लाइंबिंग और ट्रेक वाले पैकेज, समारोह, और आसपास के सीढ़ीदार खेतों का खाना।",
      "Welcome to Rishikesh",
      "ऋषिकेश में आपका स्वागत है",
      "The town carries a name of Vishnu: Hrishikesha, lord of the senses, from hrishika, the senses, and isha, lord. Legend says that he appeared here to the sage Raibhya at the end of a long penance.",
      "इस शहर का नाम भगवान विष्णु के एक नाम पर पड़ा है: हृषीकेश, यानी इंद्रियों के स्वामी (हृषीक यानी इंद्रियाँ, ईश यानी स्वामी)। कथा है कि रैभ्य ऋषि की लंबी तपस्या के बाद विष्णु ने उन्हें यहीं दर्शन दिए थे।",
      "Who we are, what waits for you at the resort, and what the name of Rishikesh means: lord of the senses.",
      "हम कौन हैं, रिज़ॉर्ट में आपके लिए क्या है, और ऋषिकेश नाम का अर्थ: इंद्रियों के स्वामी।",
      "These ways lead into the hills of Pauri Garhwal. Ask us for the last stretch before you set out, and drive it by daylight.",
      "ये रास्ते पौड़ी गढ़वाल के पहाड़ों तक आते हैं। निकलने से पहले आखिरी हिस्से के बारे में हमसे पूछ लें, और उसे दिन के उजाले में तय करें।",
      "The road to us leads through Meerut, Bijnor, Najibabad and Kotdwar. As far as Lansdowne it is about 250 to 280 km, 6 to 7 hours.",
      "हम तक आने वाली सड़क मेरठ, बिजनौर, नजीबाबाद और कोटद्वार से होकर जाती है। लैंसडाउन तक लगभग 250 से 280 किमी, 6 से 7 घंटे।",
      "To Rishikesh it is about 240 km, through Meerut, Roorkee and Haridwar, 5 to 7 hours.",
      "ऋषिकेश लगभग 240 किमी है, मेरठ, रुड़की और हरिद्वार होकर, 5 से 7 घंटे।",
      "Trains from Delhi end at Kotdwar, about 40 km by road below Lansdowne.",
      "दिल्ली की ट्रेनें कोटद्वार तक आती हैं। वहाँ से लैंसडाउन सड़क से लगभग 40 किमी ऊपर है।",
      "Haridwar has the most trains from Delhi, 4 to 6 hours. From there it is about 25 km by road to Rishikesh.",
      "दिल्ली से सबसे ज़्यादा ट्रेनें हरिद्वार आती हैं, 4 से 6 घंटे में। वहाँ से ऋषिकेश सड़क से लगभग 25 किमी है।",
      "Fly to Jolly Grant airport, near Dehradun. It is about 20 km by road from Rishikesh and 35 km from Haridwar.",
      "देहरादून के पास जॉली ग्रांट हवाई अड्डे पर उतरें। सड़क से ऋषिकेश लगभग 20 किमी है, और हरिद्वार 35 किमी।",
      "Rafting is between Kaudiyala and Muni-ki-Reti; in 2025 it stopped on 24 June and began again on 27 September. Rafters must be 14 to 65 years old.",
      "राफ़्टिंग कौड़ियाला से मुनि की रेती के बीच होती है; 2025 में वह 24 जून को रुकी और 27 सितंबर को फिर शुरू हुई। राफ़्टिंग करने वालों की उम्र 14 से 65 साल के बीच होनी चाहिए।",
    ],
  },
  {
    message:
      "Only true in Uttarakhand: write where you are. If your house is there, just enter its coordinates",
    trueWithin: uttarakhand,
    values: [
      ...["Uttarakhand", "उत्तराखंड"],
      ...["{name}, a hill resort in Uttarakhand", "{name}, उत्तराखंड का पहाड़ी रिज़ॉर्ट"],
    ],
  },
];
interface Placeholder {
  message: string;
  values: readonly string[];
  /** Where a house may really have these values. */
  trueWithin?: Box;
}

/** The bundled drawings in media/words/ by title, and whether they belong to a site's content. */
export const bundledWords: readonly BundledWord[] = [
  { title: "काफल", belongsTo: ({ site }) => site.name.first === placeholderName },
  { title: "ऋषिकेश", belongsTo: ({ about }) => about.welcome.title.first.includes("Rishikesh") },
];
interface BundledWord {
  title: string;
  belongsTo: (content: Pick<Content, "site" | "about">) => boolean;
}
