import styles from './prose.module.css';

/** `html` comes from our own Markdown, compiled on the server. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is compiled from our own Markdown only
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
