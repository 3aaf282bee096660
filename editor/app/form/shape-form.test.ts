import { getUiOptions } from "@rjsf/utils";
import { expect, test } from "vitest";
import { formSchema } from "../../server/form-schema.ts";
import { shapeForm } from "./shape-form.ts";

test("the logo has a place to drop a file; another text that may be missing has its switch", () => {
  const { uiSchema } = shapeForm(formSchema("resort.yaml"));
  expect(getUiOptions(uiSchema.mark).widget).toBe("logo");
  expect(getUiOptions(uiSchema.gstin).widget).toBe("leaveOut");
});
