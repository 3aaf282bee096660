import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { titleOf } from "../labels.ts";
import { usePlace, viewTitles } from "./address.ts";
import { ContentForm } from "./form/ContentForm.tsx";
import { entriesOf } from "./form/form-context.ts";
import { Saving, sayAway } from "./form/SaveLine.tsx";
import { Heading } from "./Heading.tsx";
import { Navigation } from "./Navigation.tsx";
import { Preview } from "./Preview.tsx";
import { PicturesView } from "./pictures/PicturesView.tsx";
import { previewTargetAt } from "./preview-target.ts";
import { previewOf, subjectShowing } from "./subjects.ts";
import { useSite } from "./useSite.ts";
import { InquiriesView } from "./views/InquiriesView.tsx";
import { LaunchView } from "./views/LaunchView.tsx";
import { PublishView } from "./views/PublishView.tsx";
import { SettingsView } from "./views/SettingsView.tsx";
import "./styles/editor.css";

/** The navigation, the form, and the preview beside it. */
export function Editor() {
  const { site, launch, problem, isAway, refusal, noteSaved, readLaunch, goThroughHistory } = useSite();
  const place = usePlace();
  const [isPreviewed, setPreviewed] = useState(false);
  const page = useRef("/");
  const [focused, setFocused] = useState("");
  const subjects = site?.subjects ?? [];
  const pictures = subjects.find(({ file }) => file === "pictures.yaml");
  const failure = problem || pictures?.broken;
  if (failure) return <p className="wrong alone">{failure}</p>;
  if (!site || !pictures?.revision) return <p className="alone">Opening …</p>;
  const subject = place.view === "content" ? subjects.find(({ file }) => file === place.file) : undefined;
  const shown = place.view === "pictures" ? subjectShowing(place.name, subjects) : subject;
  if (shown) page.current = previewOf(shown);
  const hasSaveLine = subject || (place.view === "pictures" && place.name);
  const where = place.view === "content" ? place.file : place.view;
  return (
    <Saving value={{ isAway, subjects }}>
      <button type="button" className="skip" onClick={() => document.getElementById("heading")?.focus()}>
        Skip to the form
      </button>
      <div className="editor" data-previewed={isPreviewed || undefined}>
        <Navigation subjects={subjects} place={place} launchCount={launch?.length} />
        <main id="main" onFocus={({ target }) => setFocused(target.id)}>
          <div className="head">
            <Heading
              key={where}
              title={place.view === "content" ? titleOf(place.file) : viewTitles[place.view]}
            />
            {(["undo", "redo"] as const).map((direction) => (
              <button
                key={direction}
                type="button"
                className="quiet"
                disabled={direction === "undo" ? !site.canUndo : !site.canRedo}
                onClick={() => void goThroughHistory(direction)}
              >
                {direction === "undo" ? "Undo" : "Redo"}
              </button>
            ))}
          </div>
          <p className="wrong" role="alert">
            {refusal || (isAway && !hasSaveLine && sayAway)}
          </p>
          {subject?.broken && <p className="wrong">{subject.broken}</p>}
          {subject?.revision && (
            <ContentForm
              key={subject.file}
              subject={subject}
              opened={subject.revision}
              path={place.view === "content" ? place.path : []}
              pictures={pictures.revision}
              onSaved={noteSaved}
            />
          )}
          {place.view === "pictures" && (
            <PicturesView
              name={place.name}
              subject={pictures}
              opened={pictures.revision}
              onSaved={noteSaved}
            />
          )}
          {place.view === "launch" && <LaunchView items={launch} subjects={subjects} onSaved={noteSaved} />}
          {place.view === "publish" && <PublishView subjects={subjects} />}
          {place.view === "settings" && <SettingsView onSaved={readLaunch} />}
          {place.view === "inquiries" && <InquiriesView id={place.name} />}
        </main>
        <Preview
          origin={site.preview}
          page={page.current}
          target={previewTargetAt(place, subject?.revision, focused, entriesOf(pictures.revision))}
        />
        <button type="button" className="button switch" onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? "Back to the form" : "Show the preview"}
        </button>
      </div>
    </Saving>
  );
}

createRoot(document.getElementById("editor") as HTMLElement).render(<Editor />);
