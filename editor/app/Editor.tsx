import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { addressIn } from "../../shared/pages.ts";
import { withTexts } from "../edition-texts.ts";
import { titleOf } from "../labels.ts";
import { type Place, readAddress, usePlace, viewTitles } from "./address.ts";
import { sayAway } from "./api.ts";
import { EditorContext, entriesOf } from "./editor-context.ts";
import { ContentForm } from "./form/ContentForm.tsx";
import { keepWords, keptWords } from "./kept-words.ts";
import { Navigation } from "./Navigation.tsx";
import { Preview } from "./Preview.tsx";
import { PicturesView } from "./pictures/PicturesView.tsx";
import { previewTargetAt } from "./preview-target.ts";
import { previewOf, subjectShowing } from "./subjects.ts";
import { Undone } from "./Undone.tsx";
import { useSite } from "./useSite.ts";
import { InquiriesView } from "./views/InquiriesView.tsx";
import { LanguagesView } from "./views/LanguagesView.tsx";
import { LaunchView } from "./views/LaunchView.tsx";
import { waitingFields } from "./views/launch-words.ts";
import { PublishView } from "./views/PublishView.tsx";
import { SettingsView } from "./views/SettingsView.tsx";
import "./styles/editor.css";

/** The navigation, the form, and the preview beside it. */
export function Editor() {
  const { site, launch, languages, problem, isAway, refusal, ...all } = useSite();
  const place = usePlace();
  const [isPreviewed, setPreviewed] = useState(false);
  const page = useRef("/");
  const [focused, setFocused] = useState("");
  const [language, chooseLanguage] = useLanguage(place);
  const subjects = site?.subjects ?? [];
  const waiting = launch ? waitingFields(launch) : [];
  const pictures = subjects.find(({ file }) => file === "pictures.yaml");
  const failure = problem || pictures?.broken;
  if (failure) return <p className="wrong alone">{failure}</p>;
  if (!site || !pictures?.revision) return <p className="alone">Opening …</p>;
  const { editions } = site;
  const edition = editions.find(({ path }) => path && path === language);
  const subject = place.view === "content" ? subjects.find(({ file }) => file === place.file) : undefined;
  const shown = place.view === "pictures" ? subjectShowing(place.name, subjects) : subject;
  if (shown) page.current = previewOf(shown);
  const unreadable = edition && subject?.editions[edition.path]?.broken;
  const hasSaveLine = subject || (place.view === "pictures" && place.name);
  // Undo would not bring back an erased inquiry, but change a text.
  const isOfContent = place.view !== "inquiries" && place.view !== "settings";
  const where = place.view === "content" ? place.file : place.view;
  const undone = <Undone wentBack={all.wentBack} here={where} />;
  return (
    <EditorContext value={{ isAway, subjects, editions, edition, undone, onSaved: all.noteSaved }}>
      <button type="button" className="skip" onClick={() => document.getElementById("heading")?.focus()}>
        Skip to the form
      </button>
      <div className="editor" data-previewed={isPreviewed || undefined}>
        <Navigation
          place={place}
          launchCount={launch?.items.length}
          waitingCount={waiting.length}
          languages={languages}
        />
        <main id="main" onFocus={({ target }) => setFocused(target.id)}>
          <div className="head">
            <Heading
              key={where}
              title={place.view === "content" ? titleOf(place.file) : viewTitles[place.view]}
            />
            {isOfContent &&
              (["undo", "redo"] as const).map((direction) => (
                <button
                  key={direction}
                  type="button"
                  className="quiet"
                  disabled={direction === "undo" ? !site.canUndo : !site.canRedo}
                  onClick={() => void all.goThroughHistory(direction, where)}
                >
                  {direction === "undo" ? "Undo" : "Redo"}
                </button>
              ))}
          </div>
          {hasSaveLine && editions.length > 1 && (
            <section className="languages" aria-label="Language of the preview, and beside the texts">
              {editions.map(({ path, name, language }) => (
                <button
                  key={path}
                  type="button"
                  lang={language}
                  aria-pressed={path === (edition?.path ?? "")}
                  onClick={() => chooseLanguage(path)}
                >
                  {name}
                </button>
              ))}
            </section>
          )}
          <p className="wrong" role="alert">
            {refusal || (isAway && !hasSaveLine && sayAway)}
          </p>
          {isOfContent && !hasSaveLine && <p role="status">{undone}</p>}
          {subject?.broken && <p className="wrong">{subject.broken}</p>}
          {unreadable && <p className="wrong">{`${edition?.name}: ${unreadable}`}</p>}
          {subject?.revision && (
            <ContentForm
              key={subject.file}
              subject={subject}
              opened={subject.revision}
              path={place.view === "content" ? place.path : []}
              wanted={place.edition}
            />
          )}
          {place.view === "pictures" && (
            <PicturesView name={place.name} subject={pictures} opened={pictures.revision} />
          )}
          {place.view === "languages" && <LanguagesView path={place.name} languages={languages} />}
          {place.view === "launch" && <LaunchView launch={launch} />}
          {place.view === "publish" && <PublishView waiting={waiting} />}
          {place.view === "settings" && <SettingsView onSaved={all.readLaunch} />}
          {place.view === "inquiries" && <InquiriesView id={place.name} />}
        </main>
        <Preview
          origin={site.preview}
          page={addressIn(edition?.path ?? "", page.current)}
          target={previewTargetAt(
            place,
            subject &&
              withTexts(edition && subject.editions[edition.path]?.revision?.value, subject.revision?.value),
            focused,
            entriesOf(pictures),
          )}
        />
        <button type="button" className="button switch" onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? "Back to the form" : "Show the preview"}
        </button>
      </div>
    </EditorContext>
  );
}

/** The title of the form or view. Takes the focus when it appears, for keyboards and screen readers. */
function Heading({ title }: { title: string }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Edit the site`;
    place.current?.focus();
    place.current?.closest("main")?.scrollTo(0, 0);
    scrollTo(0, 0);
  }, [title]);
  return (
    <h1 id="heading" ref={place} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** The path of the edition that the preview and the forms show beside the first; this browser keeps it. */
function useLanguage({ edition }: Place) {
  const key = `language ${location.pathname}`;
  const [language, setLanguage] = useState(keptWords(key) ?? "");
  useEffect(() => keepWords(key, language), [key, language]);
  // A link to a text of another language also chooses that language.
  const address = edition && location.hash;
  useEffect(() => {
    if (address) setLanguage(readAddress(address).edition ?? "");
  }, [address]);
  return [language, setLanguage] as const;
}

createRoot(document.getElementById("editor") as HTMLElement).render(<Editor />);
