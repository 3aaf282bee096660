import type { ReactNode } from "react";
import * as dev from "react/jsx-dev-runtime";
import { jsx as create, jsxs as createAll, Fragment } from "react/jsx-runtime";
import { Link } from "react-router";
import { firstDirection, firstLanguage } from "#content/editions.yaml";
import { fallbackMark, withoutMarks } from "#shared/fallback-mark.ts";

// React's own functions, and one thing more: an element around a text that the edition lacks gets the `lang` of that text,
// and its `dir` if that differs. The build uses this only for an edition with missing texts (site-build/content/plugin.ts),
// so no component knows of them.

const ofFirst = { lang: firstLanguage, ...(firstDirection && { dir: firstDirection }) };

type Props = Record<string, unknown> & { children?: ReactNode };

export { Fragment };

export const jsx: typeof create = (type, props, key) => create(type, say(type, props as Props), key);

export const jsxs: typeof createAll = (type, props, key) => createAll(type, say(type, props as Props), key);

export const jsxDEV: typeof dev.jsxDEV = (type, props, ...others) =>
  dev.jsxDEV(type, say(type, props as Props), ...others);

/**
 * Components get their props unchanged: they pass texts on to elements. The router's Link is treated as an element, because
 * its file does not use this runtime.
 */
function say(type: unknown, props: Props): Props {
  if (typeof type === "function" || (typeof type === "object" && type !== Link)) return props;
  const said: Props = { ...props };
  for (const [name, value] of Object.entries(props))
    if (name === "href") said.href = String(value).replaceAll(encodeURIComponent(fallbackMark), "");
    else if (name !== "children" && isMarked(value)) {
      said[name] = withoutMarks(value);
      // With content of its own, the element's language is that of its content.
      if (props.children === undefined) said.lang = firstLanguage;
    }
  const { children } = props;
  if (isMarked(children) && type !== Fragment && isWhole(children))
    return { ...said, ...ofFirst, children: withoutMarks(children) };
  // A title holds nothing but text.
  if (isMarked(children) && type === "title") said.children = withoutMarks(children);
  else if (Array.isArray(children)) said.children = children.map(wrap);
  else said.children = wrap(children);
  return said;
}

/** Each marked part of a text in an element of its own. */
function wrap(child: ReactNode): ReactNode {
  if (!isMarked(child)) return child;
  const parts = child
    .split(fallbackMark)
    .map((part, index) => (index % 2 ? create("span", { ...ofFirst, children: part }) : part));
  return createAll(Fragment, { children: parts });
}

const isMarked = (value: unknown): value is string =>
  typeof value === "string" && value.includes(fallbackMark);
const isWhole = (text: string) =>
  text.lastIndexOf(fallbackMark) === text.length - 1 &&
  text.split(fallbackMark).length === 3 &&
  text.startsWith(fallbackMark);
