import { type Audience, canSee } from '@wallabee/contract/forums/forum-rules';
import { wordsOf } from '../analysis/split-words.ts';
import { GrowingInts } from '../store/growing-ints.ts';
import type { Searched } from '../store/searched.ts';
import { WordStore } from '../store/word-store.ts';
import { FIELDS } from '../store/words.ts';
import type { PostFilter, WordViewer } from '../word-index.ts';

export interface NewDocument {
  readonly id: string;
  readonly name: string;
  /** Words that name it beside its name, such as a username. */
  readonly alsoNamed?: Iterable<string>;
  readonly short?: Iterable<string>;
  readonly group?: Iterable<string>;
  readonly text?: Iterable<string>;
  /** Among equals the largest is the first. */
  readonly weight?: number;
  /** The forum that it is in; null where everybody sees it. */
  readonly forumId?: number | null;
  /** When it is published, in milliseconds since 1970. */
  readonly visibleFrom?: number;
  /** Of a thread, the post that its title stands for. */
  readonly firstPostId?: number | null;
  readonly written?: Written;
}

/** Who wrote a post, and when, in days since 1970. */
export interface Written {
  readonly authorId: number;
  readonly day: number;
}

/** Days begin at midnight in UTC. */
export function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}

const DAY_MS = 24 * 3_600_000;

const UNKNOWN: Written = { authorId: 0, day: 0 };

interface StoredDocument {
  readonly document: number;
  readonly id: string;
  readonly name: string;
  readonly foldedName: string;
  weight: number;
  readonly forumId: number | null;
  readonly visibleFrom: number;
  readonly firstPostId: number | null;
}

/** The documents of one kind, by their ids, with their words. */
export class Documents implements Searched {
  readonly store = new WordStore();
  readonly prefersShortNames: boolean;
  private readonly stored: StoredDocument[] = [];
  private readonly byId = new Map<string, StoredDocument>();
  /** For each document, where in `stored` is what it is part of. */
  private readonly places = new GrowingInts();
  /** For each document, the one that it is part of. */
  private readonly wholes = new GrowingInts();
  /** The ids of parts; 0 for what stands alone. */
  private readonly partIds = new GrowingInts();
  private readonly authors = new GrowingInts();
  private readonly days = new GrowingInts();
  private partCount = 0;
  private audiences: ReadonlyMap<number, Audience> = new Map();

  constructor({ prefersShortNames = true } = {}) {
    this.prefersShortNames = prefersShortNames;
  }

  get hasParts(): boolean {
    return this.partCount > 0;
  }

  /** Replaces the document of that id, without its parts. */
  set({ id, name, weight = 0, forumId = null, visibleFrom = 0, firstPostId = null, ...fields }: NewDocument) {
    this.delete(id);
    const names = wordsOf(name);
    const document = this.store.add([
      [FIELDS.name, [...names, ...(fields.alsoNamed ?? [])]],
      [FIELDS.short, fields.short ?? []],
      [FIELDS.group, fields.group ?? []],
      [FIELDS.text, fields.text ?? []],
    ]);
    const entry = {
      document,
      id,
      name,
      foldedName: names.join(' '),
      weight,
      forumId,
      visibleFrom,
      firstPostId,
    };
    this.places.push(this.stored.length);
    this.wholes.push(document);
    this.partIds.push(0);
    this.addWritten(fields.written);
    this.stored.push(entry);
    this.byId.set(id, entry);
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  nameOfId(id: string): string {
    return this.byId.get(id)?.name ?? '';
  }

  /** With its parts. */
  delete(id: string) {
    const entry = this.byId.get(id);
    if (!entry) return;
    this.store.remove(entry.document);
    this.byId.delete(id);
  }

  /** A part of a document, such as a post of a thread. The newest part is its weight. */
  addPart(id: string, partId: number, words: Iterable<string>, written?: Written) {
    const whole = this.byId.get(id);
    if (!whole) return;
    this.store.add([[FIELDS.text, words]]);
    this.places.push(this.places.at(whole.document));
    this.wholes.push(whole.document);
    this.partIds.push(partId);
    this.addWritten(written);
    this.partCount += 1;
    whole.weight = Math.max(whole.weight, partId);
  }

  /** From every document that it is or was part of. */
  deletePart(partId: number) {
    let document = this.partIds.lastIndexOf(partId);
    while (document >= 0) {
      this.store.remove(document);
      document = this.partIds.lastIndexOf(partId, document);
    }
  }

  /** Who sees which forum. */
  setAudiences(audiences: ReadonlyMap<number, Audience>) {
    this.audiences = audiences;
  }

  idOf(document: number): string {
    return this.entry(document).id;
  }

  partIdOf(document: number): number | null {
    return this.partIds.at(document) || null;
  }

  /** The post that was found: itself, or the first of a thread whose title was. */
  postIdOf(document: number): number | null {
    return this.partIdOf(document) ?? this.entry(document).firstPostId;
  }

  /** Posts and titles alone: the site's own texts are in no forum. */
  postsWith({ forumId, authorId, fromDay = 0, untilDay = FAR_AWAY }: PostFilter) {
    return (document: number): boolean => {
      const { forumId: itsForum } = this.entry(document);
      if (itsForum === null || (forumId !== undefined && itsForum !== forumId)) return false;
      const day = this.days.at(document);
      if (day < fromDay || day > untilDay) return false;
      return authorId === undefined || this.authors.at(document) === authorId;
    };
  }

  /** All posts, without titles. */
  *posts(): Iterable<number> {
    for (let document = 0; document < this.store.documentCount; document += 1) {
      const isThere = this.store.has(document) && this.store.has(this.wholeOf(document));
      if (isThere && this.partIdOf(document) !== null) yield document;
    }
  }

  nameOf(document: number): string {
    return this.entry(document).name;
  }

  foldedNameOf(document: number): string {
    return this.entry(document).foldedName;
  }

  wholeOf(document: number): number {
    return this.wholes.at(document);
  }

  weightOf(document: number): number {
    return this.entry(document).weight;
  }

  visibleTo(viewer: WordViewer, now: number): (document: number) => boolean {
    const seen = [...this.audiences].filter(([, visible_to]) => viewer && canSee({ visible_to }, viewer));
    const forums = new Set<number | null>(seen.map(([id]) => id)).add(null);
    return (document) => {
      const { forumId, visibleFrom } = this.entry(document);
      return visibleFrom <= now && forums.has(forumId);
    };
  }

  private addWritten({ authorId, day } = UNKNOWN) {
    this.authors.push(authorId);
    this.days.push(day);
  }

  private entry(document: number): StoredDocument {
    return this.stored[this.places.at(document)] as StoredDocument;
  }
}

const FAR_AWAY = 1_000_000;
