/** A long text as the server hands it to a page. Its HTML is made from our own Markdown and nothing else. */
export interface Text {
  /** What stands before the first heading. */
  intro: string;
  sections: TextSection[];
}

export interface TextSection {
  /** Its anchor in the page's address. */
  id: string;
  heading: string;
  html: string;
}
