import type { WidgetProps } from "@rjsf/utils";
import { api, read } from "../api.ts";
import { LeaveOut } from "../form/widgets.tsx";
import { FileDrop } from "./FileDrop.tsx";

/** The name of the logo's file, the logo itself, and a place to drop another one. */
export function LogoField(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <div className="fields logo">
      <LeaveOut {...props} />
      {value && <img src={`api/logos/${encodeURIComponent(value)}`} alt="The logo" />}
      <FileDrop
        label="Put your logo in its place"
        note="A square SVG file of at most 50 kB."
        accept=".svg"
        take={async (body) => {
          const { file } = await read(api.logos.$post({ query: { name: body.name } }, { init: { body } }));
          onChange(file);
        }}
      />
    </div>
  );
}
