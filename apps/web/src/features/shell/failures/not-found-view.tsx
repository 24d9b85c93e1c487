import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLayout } from '../../../ui/layout/page-layout.tsx';
import { shellStrings } from '../shell.strings.ts';
import styles from './views.module.css';

const { notFound } = shellStrings;

const waysOn = [
  { href: '/tools/sets', label: shellStrings.browseSets, detail: notFound.sets },
  { href: '/tools/search', label: shellStrings.itemSearch, detail: notFound.search },
  { href: '/places', label: shellStrings.places, detail: notFound.places },
  { href: '/', label: shellStrings.home, detail: notFound.home },
] as const;

export function NotFoundView() {
  return (
    <PageLayout>
      <title>{notFound.title}</title>
      <div className={styles.view}>
        <Comb text={notFound.code} />
        <h1>{notFound.heading}</h1>
        <p>{notFound.text}</p>
        <ul className={styles.ways}>
          {waysOn.map(({ href, label, detail }) => (
            <li key={href}>
              <Link to={href}>
                <strong>{label}</strong>
                <span>{detail}</span>
                <Icon name="arrowRight" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PageLayout>
  );
}

function Comb({ text }: { text: string }) {
  return (
    <svg className={styles.comb} viewBox="0 0 344 128" aria-hidden="true">
      <path className={styles.cell} d="M62 6 112 34v60L62 122 12 94V34Z" />
      <path className={styles.empty} d="M172 6 222 34v60l-50 28-50-28V34Z" />
      <path className={styles.cell} d="M282 6 332 34v60l-50 28-50-28V34Z" />
      <text x="172" y="75">
        {text}
      </text>
    </svg>
  );
}
