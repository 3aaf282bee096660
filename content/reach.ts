import type { ReachContent } from "#content/schema/reach.ts";

// Distances are by road and never from the resort: until its exact place is set, only the owner knows those.
export const reach: ReachContent = {
  title: "How to reach us",
  lead: "Three ways lead into the hills of Pauri Garhwal. On each of them, ask us for the last stretch before you set out.",
  ways: [
    {
      title: "By air",
      steps: [
        "Fly to Jolly Grant airport, near Dehradun.",
        "From there it is about 20 km by road to Rishikesh, or 35 km to Haridwar.",
        "Tell us when you land, and ask us which road to take from there.",
      ],
    },
    {
      title: "By rail",
      steps: [
        "Take a train to Haridwar, Rishikesh or Kotdwar.",
        "Haridwar and Rishikesh are 25 km apart by road. At Kotdwar the road to Lansdowne, Satpuli and Pauri begins.",
        "Before you book the train, ask us which station suits your plans.",
      ],
    },
    {
      title: "By road",
      steps: [
        "From Dehradun it is 43 km by road to Rishikesh, from Haridwar 25 km.",
        "From Rishikesh the road follows the Ganga for about 70 km up to Devprayag. The other way in begins at Kotdwar.",
        "Call us for the last stretch of the road.",
      ],
    },
  ],
  year: {
    title: "The year and the river",
    note: "The rafting river runs from Kaudiyala to Muni-ki-Reti. It is normally closed in July and August; in 2025 it stopped on 24 June and opened again on 27 September. Rafters must be 14 to 65 years old.",
    river: { open: "Rafting open", ask: "Ask us for dates", closed: "Closed for the monsoon" },
    months: [
      { name: "January", season: "Winter", river: "open" },
      { name: "February", season: "Winter", river: "open" },
      { name: "March", season: "Summer", river: "open" },
      { name: "April", season: "Summer", river: "open" },
      { name: "May", season: "Summer", river: "open" },
      { name: "June", season: "Monsoon from mid-June", river: "ask" },
      { name: "July", season: "Monsoon", river: "closed" },
      { name: "August", season: "Monsoon", river: "closed" },
      { name: "September", season: "Monsoon", river: "ask" },
      { name: "October", season: "After the rain", river: "open" },
      { name: "November", season: "Winter", river: "open" },
      { name: "December", season: "Winter", river: "open" },
    ],
  },
  confirm: {
    title: "Ask us before you set out",
    points: [
      "Where exactly you turn off, and how the last stretch of road is.",
      "Whether the roads are open, from mid-June to September above all.",
      "When you will arrive, so that you drive the hill road by daylight.",
      "Whether the river is open on your dates, if you come to raft.",
    ],
    offline: "This page stays on your phone once you have opened it, also where there is no signal.",
  },
};
