// The package is installed only when it is asked for: admin/cms/package.json.
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
