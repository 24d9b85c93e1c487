import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export type IconName = keyof typeof paths;

/** Decoration: the caller has text beside it or a label around it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <LineIcon path={paths[name]} className={className} />;
}

/** For a drawing that only one feature needs. */
export function LineIcon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const paths = {
  alert: 'M12 3.5 21.5 20h-19ZM12 10v4.5m0 3v.01',
  arrowDown: 'M12 4v15m-6-6 6 6 6-6',
  arrowLeft: 'M20 12H5m6-6-6 6 6 6',
  arrowRight: 'M4 12h15m-6-6 6 6-6 6',
  arrowUp: 'M12 20V5m-6 6 6-6 6 6',
  bag: 'M5 8h14l1 12.5H4ZM8.5 8V7a3.5 3.5 0 0 1 7 0v1',
  bee: 'M12 8c2.8 0 4.5 2.6 4.5 6s-2 6.5-4.5 6.5S7.5 17.4 7.5 14 9.2 8 12 8Zm-4 4.5h8M7.6 16h8.8M10.3 8 9 5m4.7 3L15 5m-7.2 6C5 11.5 3 10 3 8s3-2 5.5 1m7.7 2c2.8.5 4.8-1 4.8-3s-3-2-5.5 1',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 10a2.2 2.2 0 0 0 4 0',
  cake: 'M4 20h16v-7H4Zm0-4c2 1.5 3.5 1.5 5.3 0 1.8 1.5 3.6 1.5 5.4 0 1.8 1.5 3.5 1.5 5.3 0M12 13V9m0-3.5V5',
  calendar: 'M4 6h16v14H4Zm0 4h16M8 3.5V7m8-3.5V7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7v5.5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  cracker: 'M8 8.5h8v7H8Zm0 1L3 7v10l5-2.5m8-5L21 7v10l-5-2.5M12 8.5v7',
  download: 'M12 4v11m-5-5 5 5 5-5M4.5 20h15',
  edit: 'm4 20 1-4L16.5 4.5l3 3L8 19Zm10-13 3 3',
  enter: 'M19 6v6a2 2 0 0 1-2 2H5m4-4-4 4 4 4',
  expand: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  flask: 'M9.5 3.5h5M10.5 3.5V9L5 18.5c-.6 1 0 2 1.2 2h11.6c1.2 0 1.8-1 1.2-2L13.5 9V3.5M7.5 15h9',
  gift: 'M4 11h16v9.5H4ZM3 7.5h18V11H3Zm9 0v13M12 7.5C9 7.5 7 6.5 7.5 4.8 8 3 11 3.5 12 7.5Zm0 0c3 0 5-1 4.5-2.7C16 3 13 3.5 12 7.5Z',
  grid: 'M4 4h7v7H4Zm9 0h7v7h-7ZM4 13h7v7H4Zm9 0h7v7h-7Z',
  hand: 'M8 12V6a1.5 1.5 0 0 1 3 0v5-7a1.5 1.5 0 0 1 3 0v7-5a1.5 1.5 0 0 1 3 0v8c0 4-2 6.5-5.5 6.5-3 0-4.5-1.5-6-4L4 13.5c-.8-1.6 1-2.8 2.2-1.5Z',
  hexagon: 'M12 3.5 19.5 8v8L12 20.5 4.5 16V8Z',
  layers: 'M6 8h7a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Zm3-4h9a2 2 0 0 1 2 2v10',
  leaf: 'M5 20c0-9 4-15 15-16 0 10-5 14-11 14M5 20c2-5 5-8 9-10',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  list: 'M4 6h16M4 12h16M4 18h16',
  lock: 'M5.5 11h13v9h-13ZM8 11V8a4 4 0 0 1 8 0v3',
  logOut: 'M10 4H5v16h5m4-12 4 4-4 4m4-4H9',
  mail: 'M3.5 5.5h17v13h-17Zm0 1.5 8.5 6.5L20.5 7',
  menu: 'M4 6.5h16M4 12h16M4 17.5h11',
  mix: 'M14.5 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm6 0a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  phone:
    'M9.5 2.5h5A2.5 2.5 0 0 1 17 5v14a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 19V5a2.5 2.5 0 0 1 2.5-2.5Zm1.5 16h2',
  pin: 'M12 21c-4-4.5-6.5-7.6-6.5-11a6.5 6.5 0 0 1 13 0c0 3.4-2.5 6.5-6.5 11Zm2.5-11a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  plus: 'M12 5v14M5 12h14',
  quote: 'M9.5 7C6.5 8 5 10 5 13v4h5v-5H7.5M19 7c-3 1-4.5 3-4.5 6v4h5v-5H17',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4v5.5h-5.5',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6L5 7Zm14 0-3 7h6l-3-7Z',
  screen: 'M3.5 4.5h17v11.5h-17ZM9 20h6m-3-4v4',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.5 5 5 5',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6c0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0Z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  swap: 'M4 9h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4',
  trophy:
    'M7.5 4h9v6.5a4.5 4.5 0 0 1-9 0ZM7.5 6h-4c0 3.5 1.5 5 4.2 5.2M16.5 6h4c0 3.5-1.5 5-4.2 5.2M12 15v5m-4 0h8',
  user: 'M16 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
} as const;
