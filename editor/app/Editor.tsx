import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Place, usePlace } from "./address.ts";
import { ContentForm } from "./form/ContentForm.tsx";
import { idOf } from "./form/messages.ts";
import { Heading } from "./Heading.tsx";
import { Navigation } from "./Navigation.tsx";
import { Preview } from "./Preview.tsx";
import { PicturesView } from "./pictures/PicturesView.tsx";
import { groupSubjects, previewOf, titleOf } from "./subjects.ts";
import { useSite } from "./useSite.ts";
import { InquiriesView } from "./views/InquiriesView.tsx";
import { LaunchView } from "./views/LaunchView.tsx";
import { PublishView } from "./views/PublishView.tsx";
import "./styles/editor.css";

/** The navigation, the form, and the preview beside it. */
export function Editor() {
  const { site, launch, problem, noteSaved, goThroughHistory } = useSite();
  const place = usePlace();
  const [isPreviewed, setPreviewed] = useState(false);
  const page = useRef("/");
  const subjects = site?.subjects ?? [];
  const pictures = subjects.find(({ file }) => file === "pictures.yaml");
  const failure = problem || pictures?.broken;
  if (failure) return <p className="wrong alone">{failure}</p>;
  if (!site || !pictures?.revision) return <p className="alone">Opening …</p>;
  const subject = place.view === "content" ? subjects.find(({ file }) => file === place.file) : undefined;
  if (subject) page.current = previewOf(subject);
  const where = place.view === "content" ? place.file : place.view;
  return (
    <>
      <button type="button" className="skip" onClick={() => document.getElementById("heading")?.focus()}>
        Skip to the form
      </button>
      <div className="editor" data-previewed={isPreviewed || undefined}>
        <Navigation groups={groupSubjects(subjects)} place={place} launchCount={launch?.length} />
        <main id="main">
          <div className="main-head">
            <Heading key={where} title={titleOfPlace(place)} />
            <button
              type="button"
              className="quiet"
              disabled={!site.canUndo}
              onClick={() => void goThroughHistory("undo")}
            >
              Undo
            </button>
            <button
              type="button"
              className="quiet"
              disabled={!site.canRedo}
              onClick={() => void goThroughHistory("redo")}
            >
              Redo
            </button>
          </div>
          {subject?.broken && <p className="wrong">{subject.broken}</p>}
          {subject?.revision && (
            <ContentForm
              key={subject.file}
              file={subject.file}
              schema={subject.schema}
              opened={subject.revision}
              at={place.view === "content" && place.path.length > 0 ? idOf(place.path) : ""}
              pictures={pictures.revision}
              onSaved={noteSaved}
            />
          )}
          {place.view === "pictures" && (
            <PicturesView name={place.name} opened={pictures.revision} onSaved={noteSaved} />
          )}
          {place.view === "launch" && <LaunchView items={launch} />}
          {place.view === "publish" && <PublishView />}
          {place.view === "inquiries" && <InquiriesView id={place.id} />}
        </main>
        <Preview origin={site.preview} page={page.current} />
        <button type="button" className="switch" onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? "Back to the form" : "Show the preview"}
        </button>
      </div>
    </>
  );
}

function titleOfPlace(place: Place): string {
  if (place.view === "content") return titleOf(place.file);
  return { pictures: "Pictures", launch: "Before the launch", publish: "Publish", inquiries: "Inquiries" }[
    place.view
  ];
}

const root = document.getElementById("editor");
if (root) createRoot(root).render(<Editor />);
