declare module "#content/home.yaml" {
  const content: import("./schema.ts").Modules["home"];
  export = content;
}
declare module "#content/packages.yaml" {
  const content: import("./schema.ts").Modules["packages"];
  export = content;
}
declare module "#content/offers.yaml" {
  const content: import("./schema.ts").Modules["offers"];
  export = content;
}
declare module "#content/dining.yaml" {
  const content: import("./schema.ts").Modules["dining"];
  export = content;
}
declare module "#content/about.yaml" {
  const content: import("./schema.ts").Modules["about"];
  export = content;
}
declare module "#content/contact.yaml" {
  const content: import("./schema.ts").Modules["contact"];
  export = content;
}
declare module "#content/privacy.yaml" {
  const content: import("./schema.ts").Modules["privacy"];
  export = content;
}
declare module "#content/site.yaml" {
  const content: import("./schema.ts").Modules["site"];
  export = content;
}
