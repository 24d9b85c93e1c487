/** The router asks for the data of `/tools` at `/tools.data`, and for that of `/` at `/_.data`. */
export function pageOf(pathname: string): string {
  return pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}
