import type { NavigationLink } from "#content/schema/navigation.ts";

export const navigation: readonly NavigationLink[] = [
  { label: "Home", to: "/" },
  { label: "Packages", to: "/Packages" },
  { label: "About Us", to: "/AboutUs" },
  { label: "Dining", to: "/Dining" },
  { label: "Offers", to: "/Offers" },
  { label: "Contact", to: "/Contact" },
];

export const footerNavigation: readonly NavigationLink[] = [
  { label: "Home", to: "/" },
  { label: "About Us", to: "/AboutUs" },
  { label: "Contact", to: "/Contact" },
];
