import type { Shape, Widths } from "#media/shapes.ts";

// One entry per place of the site that shows a picture. docs/editing-content.md says how to replace one.

type Picture = {
  /** In media/originals/. */
  readonly file: string;
  /** An own composition for the tall crop, where a cut of `file` would not do. Also in media/originals/. */
  readonly tallFile?: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  readonly credit: string;
  /** The point that every crop keeps: 0, 0 is the upper left corner, 1, 1 the lower right. */
  readonly focus: readonly [x: number, y: number];
  /** True for our own drawings. The footer calls pictures illustrations while any is true. */
  readonly rendering: boolean;
  /** The crops that the pages ask for. */
  readonly shapes: { readonly [shape in Shape]?: Widths };
};

const credit = "Kafal Ridge";

const hero: Widths = { wide: [750, 1080, 1440, 1920], tall: [480, 750, 828, 1080] };
const card: Widths = { wide: [360, 480, 660, 828, 1080] };
const cover: Widths = { wide: [360, 480, 640, 960, 1280] };
/** As cards, and in the size of the window when a guest enlarges them. */
const photo: Widths = { wide: [...card.wide, 1280] };
const view: Widths = { wide: [...cover.wide, 1600] };
const plate: Widths = { wide: [480, 640, 828, 1080] };
const dish: Widths = { wide: [240, 360, 480, 640, 1080] };
const menu: Widths = { wide: [180, 360] };

export const pictures = {
  "hero-dawn": {
    file: "hero-dawn.webp",
    alt: "Three timber cottages with lit windows on a wooded ridge at dawn, mist lying in the valley below",
    credit,
    focus: [0.72, 0.62],
    rendering: true,
    shapes: { hero },
  },
  "hero-noon": {
    file: "hero-noon.webp",
    alt: "A turquoise river bending past terraced fields and forest, a snow peak far up the valley",
    credit,
    focus: [0.62, 0.52],
    rendering: true,
    shapes: { hero },
  },
  "hero-mist": {
    file: "hero-mist.webp",
    alt: "Monsoon cloud drifting over forest, one cottage lit on the ridge",
    credit,
    focus: [0.8, 0.62],
    rendering: true,
    shapes: { hero },
  },
  "hero-dusk": {
    file: "hero-dusk.webp",
    alt: "Lit timber cottages under the first stars, lanterns along a stone path to the porch",
    credit,
    focus: [0.52, 0.56],
    rendering: true,
    shapes: { hero },
  },
  "about-window": {
    file: "about-window.webp",
    alt: "An armchair and tea at a wide window, hills and mist behind the glass",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "about-cottages": {
    file: "about-cottages.webp",
    alt: "Three timber cottages in a row on a flowering meadow, a stone path passing their porches",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": card },
  },
  "place-night": {
    file: "place-night.webp",
    alt: "Tents glowing around a campfire, string lights and stars above",
    credit,
    focus: [0.52, 0.55],
    rendering: true,
    shapes: { banner: { wide: [750, 1080, 1440, 1920], tall: [480, 640, 828, 1080] } },
  },
  "gallery-night-view": {
    file: "gallery-night-view.webp",
    alt: "Cottages with lit windows on a dark ridge under the Milky Way",
    credit,
    focus: [0.5, 0.6],
    rendering: true,
    shapes: { "4/5": photo },
  },
  "gallery-hotel-room": {
    file: "gallery-hotel-room.webp",
    alt: "A wide bed with a rust throw between two reading lamps, evening at the window",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": photo },
  },
  "gallery-swimming-pool-day": {
    file: "gallery-swimming-pool-day.webp",
    alt: "Loungers and a parasol beside clear blue water, snow peaks far behind",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": photo },
  },
  "gallery-river": {
    file: "gallery-river.webp",
    alt: "A turquoise river from the air, winding between gravel banks and forest, mist over its far bend",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": photo },
  },
  "gallery-swimming-pool-evening": {
    file: "gallery-swimming-pool-evening.webp",
    alt: "The pool glowing at dusk with a lantern at its corner, hills in afterglow",
    credit,
    focus: [0.4, 0.5],
    rendering: true,
    shapes: { "4/5": photo },
  },
  "gallery-stay-room": {
    file: "gallery-stay-room.webp",
    alt: "A boarded room with an indigo throw on the bed and an armchair at the window",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": photo },
  },
  "about-clean-and-spacious": {
    file: "about-clean-and-spacious.webp",
    alt: "A bright bedroom with beams, a wide bed and a window over the valley",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/3": view },
  },
  "about-luxury": {
    file: "about-luxury.webp",
    alt: "The pool lit from below at nightfall, loungers and lanterns along its edge",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/3": view },
  },
  "about-excellence": {
    file: "about-excellence.webp",
    alt: "Rice and glossy kidney bean curry on a brass plate with onion and lime",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/3": view },
  },
  "about-aesthetic-quality": {
    file: "about-aesthetic-quality.webp",
    alt: "A timber porch with two chairs looking over misty ridges",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/3": view },
  },
  "package-cottage": {
    file: "package-cottage.webp",
    alt: "A timber cottage with a deep porch, a path of flat stones leading up to it",
    credit,
    focus: [0.45, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-waterfall": {
    file: "package-waterfall.webp",
    alt: "A waterfall dropping through mist into a gorge of boulders, conifers and ferns",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-bonfire": {
    file: "package-bonfire.webp",
    alt: "Two mugs on a stump beside a bonfire, tents and string lights behind",
    credit,
    focus: [0.48, 0.55],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-pool": {
    file: "package-pool.webp",
    alt: "Clear blue pool water running out to the hills, terrace and parasol at its side",
    credit,
    focus: [0.72, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-games": {
    file: "package-games.webp",
    alt: "A carrom board set up on a porch table, a shuttlecock and racket beside it",
    credit,
    focus: [0.5, 0.55],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-raft": {
    file: "package-raft.webp",
    alt: "A red raft with yellow paddles pulled up on a sandy bank of a turquoise river",
    credit,
    focus: [0.5, 0.6],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-climbing": {
    file: "package-climbing.webp",
    alt: "An orange rope hanging down a sunlit rock face, its coil and a white helmet on the ledge",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-trail": {
    file: "package-trail.webp",
    alt: "A path of flat stones through tall trees and ferns",
    credit,
    focus: [0.5, 0.6],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-village": {
    file: "package-village.webp",
    alt: "A stone village house with a blue carved balcony and maize drying under the roof",
    credit,
    focus: [0.45, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-historic-site": {
    file: "package-historic-site.webp",
    alt: "An old stone temple with a ribbed crown on its curved tower, deodars around it",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "package-lake": {
    file: "package-lake.webp",
    alt: "A blue mountain lake with snow peaks behind it",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
  "offer-family-fun": {
    file: "offer-family-fun.webp",
    alt: "Two striped swimming rings and a ball drifting on a sunny pool",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "3/2": cover },
  },
  "offer-long-stay": {
    file: "offer-long-stay.webp",
    alt: "A bedside lamp and a book by a wide bed with an indigo throw, sun on its linen",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "3/2": cover },
  },
  "offer-special-holiday": {
    file: "offer-special-holiday.webp",
    alt: "A pavilion hung with marigolds at the end of a lamp-lit carpet, string lights above",
    credit,
    focus: [0.5, 0.55],
    rendering: true,
    shapes: { "3/2": cover },
  },
  "offer-romantic": {
    file: "offer-romantic.webp",
    alt: "Two cushioned chairs and tea on a porch lit by lanterns, mountains in afterglow",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "3/2": cover },
  },
  "offer-adventure": {
    file: "offer-adventure.webp",
    alt: "A yellow paddle leaning on a red raft, pulled up on the sand beside a green river",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "3/2": cover },
  },
  "offer-weekend": {
    file: "offer-weekend.webp",
    alt: "One lit cottage beside tall deodars while cloud drifts over the ridge",
    credit,
    focus: [0.6, 0.5],
    rendering: true,
    shapes: { "3/2": cover },
  },
  "dining-plate": {
    file: "dining-plate.webp",
    alt: "A brass thali from above: millet bread with butter, rice and seven small bowls of greens, pulses, raita, chutney and pudding",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": plate },
  },
  "dish-kafuli": {
    file: "dish-kafuli.webp",
    alt: "Dark green spinach curry with a swirl of tempered ghee in a clay bowl",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": dish },
  },
  "dish-phaanu": {
    file: "dish-phaanu.webp",
    alt: "A thick olive-brown stew of ground pulses with ghee, chillies and coriander in a brass bowl",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": dish },
  },
  "dish-jhangora-kheer": {
    file: "dish-jhangora-kheer.webp",
    alt: "Millet pudding with almonds, pistachio and saffron in a clay cup",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": dish },
  },
  "dish-thechwani": {
    file: "dish-thechwani.webp",
    alt: "Chunks of radish and potato in golden broth with chillies and coriander, in an iron pan",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": dish },
  },
  "menu-fast-food": {
    file: "menu-fast-food.webp",
    alt: "A burger with cheese and lettuce beside a cup of chips",
    credit,
    focus: [0.45, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-pizza": {
    file: "menu-pizza.webp",
    alt: "A pizza with olives, peppers and basil, one slice cut",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-veg-roll": {
    file: "menu-veg-roll.webp",
    alt: "Two rolled flatbreads filled with vegetables, wrapped in paper",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-gobhi-sabji": {
    file: "menu-gobhi-sabji.webp",
    alt: "Spiced cauliflower with peas and tomato in an iron pan",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-calamares": {
    file: "menu-calamares.webp",
    alt: "Fried squid rings with lime and a white dip",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-dosha": {
    file: "menu-dosha.webp",
    alt: "A crisp rolled dosa on a banana leaf with three small bowls",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-idli": {
    file: "menu-idli.webp",
    alt: "Three white steamed rice cakes on a banana leaf with sambar and chutney",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-chainsoo": {
    file: "menu-chainsoo.webp",
    alt: "Dark roasted black gram stew with ghee in a clay bowl",
    credit,
    focus: [0.45, 0.45],
    rendering: true,
    shapes: { "1/1": menu },
  },
  "menu-garhwali-thali": {
    file: "menu-garhwali-thali.webp",
    alt: "A brass plate with millet bread, rice and four small bowls",
    credit,
    focus: [0.5, 0.5],
    rendering: true,
    shapes: { "1/1": menu },
  },
  // The film's first frame: what stands there until it plays, and where it does not.
  "about-film": {
    file: "../film/ridge-poster.webp",
    alt: "A valley at dawn with mist between its slopes, and three cottages with lit windows",
    credit,
    focus: [0.5, 0.6],
    rendering: true,
    shapes: { film: { wide: [750, 1080, 1280], tall: [480, 720] } },
  },
  "error-trail": {
    file: "error-trail.webp",
    alt: "A stone path that disappears between trees in mist",
    credit,
    focus: [0.65, 0.5],
    rendering: true,
    shapes: { "4/5": card },
  },
} as const satisfies Record<string, Picture>;

export type PictureSlot = keyof typeof pictures;

/** The shapes of a slot; of a union of slots, every shape that one of them has. */
export type ShapeOf<Slot extends PictureSlot> = Slot extends PictureSlot
  ? keyof (typeof pictures)[Slot]["shapes"]
  : never;

/** The picture that a page is shared with, cut to 1200 x 630 with the name set on it. */
export const shareCards = {
  home: "hero-dawn",
  packages: "package-raft",
  about: "hero-dusk",
  dining: "menu-garhwali-thali",
  offers: "offer-special-holiday",
  contact: "hero-mist",
} as const satisfies Record<string, PictureSlot>;

export type ShareCard = keyof typeof shareCards;

/** The film of the About page, in media/film/: the same 8 to 10 seconds twice, and its first frame. */
export const film = {
  webm: "ridge.webm",
  mp4: "ridge.mp4",
  poster: "ridge-poster.webp",
  alt: "Mist drifting through a valley at dawn while the windows of three cottages glow",
  width: 1280,
  height: 720,
  rendering: true,
} as const;
