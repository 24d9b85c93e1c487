/** The HTML is compiled from our own Markdown only. */
export interface Text {
  intro: string;
  sections: TextSection[];
}

export interface TextSection {
  id: string;
  heading: string;
  html: string;
}
