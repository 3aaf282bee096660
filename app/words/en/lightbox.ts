export const words = {
  open: (title: string) => `Enlarge ${title}`,
  label: "Pictures",
  counter: (position: number, count: number) => `${position} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close pictures",
};
