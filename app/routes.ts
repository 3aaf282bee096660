import { index, type RouteConfig, route } from "@react-router/dev/routes";

// Every address of the site, as it is written: they are case-sensitive. The service redirects other spellings.
export default [
  index("pages/Home.tsx"),
  route("Packages", "pages/Packages.tsx"),
  route("AboutUs", "pages/AboutUs.tsx"),
  route("Dining", "pages/Dining.tsx"),
  route("Offers", "pages/Offers.tsx"),
  route("Contact", "pages/Contact.tsx"),
  // What a form posted without script is answered with.
  route("Contact/Sent", "pages/InquirySent.tsx"),
  route("Contact/NotSent", "pages/InquiryNotSent.tsx"),
  route("*", "pages/NotFound.tsx"),
] satisfies RouteConfig;
