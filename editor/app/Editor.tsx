import { useMemo, useRef, useState } from "react";
import { type Place, usePlace } from "./address.ts";
import { InquiriesView } from "./desk/InquiriesView.tsx";
import { LaunchView } from "./desk/LaunchView.tsx";
import { PublishView } from "./desk/PublishView.tsx";
import { ContentForm } from "./form/ContentForm.tsx";
import { idOf } from "./form/messages.ts";
import { Heading } from "./Heading.tsx";
import { Navigation } from "./Navigation.tsx";
import { Preview } from "./Preview.tsx";
import { AddPicture, adder } from "./pictures/add-picture.ts";
import { PicturesView } from "./pictures/PicturesView.tsx";
import type { PictureEntries, Sheet, Subject } from "./server.ts";
import { groupSubjects, pageOf, titleOf } from "./subjects.ts";
import { useSite } from "./useSite.ts";

/** The editor: what there is to edit, the form, and the site beside it. */
export function Editor() {
  const { site, launch, problem, noteSaved, undo } = useSite();
  const place = usePlace();
  const [isPreviewed, setPreviewed] = useState(false);
  const subjects = site?.subjects ?? [];
  const list = subjects.filter(isSheet).find(({ file }) => file === "pictures.yaml");
  const add = useMemo(() => list && adder(list, noteSaved), [list, noteSaved]);
  const page = useRef("/");
  if (place.view === "content") page.current = pageOf(place.file);
  const title = titleOfPlace(place);
  const where = place.view === "content" ? place.file : place.view;
  if (problem) return <p className="wrong alone">{problem}</p>;
  if (!site || !list || !add) return <p className="alone">Opening …</p>;
  const subject = place.view === "content" ? subjects.find(({ file }) => file === place.file) : undefined;
  const groups = groupSubjects(subjects.map(({ file }) => file));
  return (
    <AddPicture value={add}>
      <button type="button" className="skip" onClick={() => document.getElementById("heading")?.focus()}>
        Skip to the form
      </button>
      <div className="editor" data-previewed={isPreviewed || undefined}>
        <Navigation groups={groups} place={place} launchCount={launch?.length} />
        <main id="main">
          <div className="main-head">
            <Heading key={where} title={title} />
            <button type="button" className="quiet" disabled={!site.canUndo} onClick={() => void undo()}>
              Undo
            </button>
          </div>
          {subject?.broken && <p className="wrong">{subject.broken}</p>}
          {subject && isSheet(subject) && (
            <ContentForm
              key={subject.file}
              file={subject.file}
              schema={subject.schema}
              opened={subject}
              at={place.view === "content" && place.path.length > 0 ? idOf(place.path) : ""}
              pictures={list.value as PictureEntries}
              onSaved={noteSaved}
            />
          )}
          {place.view === "pictures" && <PicturesView name={place.name} opened={list} onSaved={noteSaved} />}
          {place.view === "launch" && <LaunchView items={launch} />}
          {place.view === "publish" && <PublishView />}
          {place.view === "inquiries" && <InquiriesView id={place.id} />}
        </main>
        <Preview origin={site.preview} page={page.current} />
        <button type="button" className="switch" onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? "Back to the form" : "Show the preview"}
        </button>
      </div>
    </AddPicture>
  );
}

function isSheet(subject: Subject): subject is Subject & Sheet {
  return subject.version !== undefined;
}

function titleOfPlace(place: Place): string {
  if (place.view === "content") return titleOf(place.file);
  return { pictures: "Pictures", launch: "Before the launch", publish: "Publish", inquiries: "Inquiries" }[
    place.view
  ];
}
