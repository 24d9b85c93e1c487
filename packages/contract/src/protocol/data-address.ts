/** The router asks for the data of `/tools` at `/tools.data`, and for that of `/` at `/_.data`. */
export function pagePathOf(dataPath: string): string {
  return dataPath.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}
