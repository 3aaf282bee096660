import type { Service } from "#content/schema/services.ts";

export const services: readonly Service[] = [
  {
    title: "Quality Rooms",
    description: "Cottages made ready every day, with warm bedding for hill nights.",
    icon: "bed",
  },
  {
    title: "Bar & Drinks",
    description: "A welcome drink when you arrive, and something slower after dark.",
    icon: "glass",
  },
  {
    title: "Catering Service",
    description: "From a table for two to an engagement, a sangeet or a pool party.",
    icon: "cloche",
  },
  {
    title: "Laundry",
    description: "Leave the wet rafting clothes with us and find them folded.",
    icon: "shirt",
  },
  {
    title: "24 Hour Room Service",
    description: "Tea at midnight, an early breakfast before the trek. Just ring.",
    icon: "clock",
  },
  {
    title: "In-room Entertainment Options",
    description: "For the evenings when the rain has the hills to itself.",
    icon: "screen",
  },
];
