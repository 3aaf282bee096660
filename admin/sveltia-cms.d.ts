// The package is installed only when it is asked for: admin/cms/package.json.
declare module "@sveltia/cms" {
  const CMS: {
    init(options: { config: object }): void;
    registerEventListener(listener: {
      name: "preSave" | "postSave";
      handler(event: { entry: { toJS(): unknown } }): void;
    }): void;
  };
  export default CMS;
}
