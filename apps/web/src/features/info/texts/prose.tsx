import styles from './prose.module.css';

/** Running text at reading width. `html` comes from our own Markdown, compiled on the server. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no player and no outside source ever writes in these texts
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
