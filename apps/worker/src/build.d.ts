/** Written into the bundle by the build. */
declare const BUILD: {
  /** Changes with every file of the build. */
  readonly id: string;
  /** The build of the pages, as `BUILD_HEADER` names it. */
  readonly pages: string;
  /** The address of the list of all scripts, styles, fonts and icons. */
  readonly files: string;
  /** The address of the script that renders pages. */
  readonly renderer: string;
  /** The address of the script that searches the reference. */
  readonly search: string;
};

/** The built web app, with React's renderer for workers. */
declare module 'web-app' {
  export const handlePage: import('@wallabee/contract/protocol/page-visit').WebApp['handlePage'];
}
