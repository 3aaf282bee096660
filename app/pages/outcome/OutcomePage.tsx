import { useEffect } from "react";
import { href } from "#app/href.ts";
import { ContactOptions } from "#app/inquiry/ContactOptions.tsx";
import { writeDraft } from "#app/inquiry/draft-storage.ts";
import { WhatHappensNext } from "#app/inquiry/WhatHappensNext.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { useLocation } from "#app/ui/location.ts";
import * as resort from "#content/site.yaml";
import { sentPagePath } from "#shared/inquiry.ts";
import words from "#words/inquiry.json" with { type: "json" };
import css from "./OutcomePage.module.css";

const { sent, sentPage, notSentPage, refused } = words;

/** Shown after the form was posted without JavaScript: at one path that the inquiry was sent, at the other why not. */
export default function OutcomePage() {
  const isSent = useLocation().path === href(sentPagePath);
  useEffect(() => {
    // app/start.ts saves the text of a form that is posted before hydration as a draft.
    if (isSent) writeDraft({});
  }, [isSent]);
  const page = isSent ? { ...sentPage, heading: sent } : notSentPage;
  return (
    <PageHead
      {...page}
      title={`${page.title} | ${resort.name}`}
      ground="mist"
      isAlone
      note={
        <div className="stack">
          {isSent ? <WhatHappensNext /> : <Reasons />}
          <a className="button" href={href(isSent ? "/" : "/Contact")}>
            {page.onward}
          </a>
        </div>
      }
    />
  );
}

/** All reasons, of which CSS shows the one in the URL that the service redirects to, such as /Contact/NotSent#email. */
function Reasons() {
  return (
    <>
      {Object.entries(refused.reasons).map(([refusal, reason]) => (
        <p key={refusal} id={refusal} className={css.reason}>
          {reason}
        </p>
      ))}
      <ContactOptions />
    </>
  );
}
