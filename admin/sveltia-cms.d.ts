// The package is installed on demand (admin/cms/package.json), so its own types are usually missing here.
declare module "@sveltia/cms" {
  const CMS: {
    init(options: { config: object }): void;
    registerEventListener(listener: {
      name: "preSave" | "postSave";
      handler(event: { entry: import("./check-entry.ts").SavedEntry }): unknown;
    }): void;
  };
  export default CMS;
}
