import type { FieldProps } from "@rjsf/utils";
import { Field } from "../Field.tsx";

type Provider =
  | "drawing"
  | "address"
  | { osmTiles?: string; attribution?: string }
  | { googleEmbed?: string };

const kinds: Record<string, { name: string; empty: Provider }> = {
  drawing: { name: "Our own drawing", empty: "drawing" },
  osmTiles: { name: "Tiles of OpenStreetMap", empty: { osmTiles: "", attribution: "" } },
  address: { name: "No map: the address with links to map apps", empty: "address" },
  googleEmbed: { name: "Google Maps, when a guest asks for it", empty: { googleEmbed: "" } },
};

/** Which map is shown: the only setting that is either a word or a group of fields. */
export function MapChoice({ formData, onChange, fieldPathId, schema }: FieldProps) {
  const value = (formData ?? "drawing") as Provider;
  const kind = typeof value === "string" ? value : "googleEmbed" in value ? "googleEmbed" : "osmTiles";
  const change = (next: Provider) => onChange(next, fieldPathId.path);
  const line = (key: string, label: string) => (
    <Field
      label={label}
      value={(value as Record<string, string>)[key] ?? ""}
      onChange={({ target }) => change({ ...(value as object), [key]: target.value })}
    />
  );
  return (
    <div className="fields">
      <div className="field">
        <label htmlFor={fieldPathId.$id}>{schema.title}</label>
        <select
          id={fieldPathId.$id}
          value={kind}
          onChange={({ target }) => change(kinds[target.value]?.empty ?? "drawing")}
        >
          {Object.entries(kinds).map(([each, { name }]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {kind === "osmTiles" && line("osmTiles", "Address of the tiles")}
      {kind === "osmTiles" && line("attribution", "Whom the provider wants named")}
      {kind === "googleEmbed" && line("googleEmbed", "Address to embed")}
    </div>
  );
}
