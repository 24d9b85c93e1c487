import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Draft, DraftPost } from './thread.ts';

/** The post without its place and city, unless the title or a post of the thread names them. */
export function withNamedPlace({ title, posts }: Pick<Draft, 'title' | 'posts'>, post: DraftPost): DraftPost {
  const { place, city2 } = post.facts;
  const isNamed = (name: Facts['place']) =>
    name !== undefined &&
    [title, ...posts.map(({ text }) => text)].some((text) => containsName(text, String(name)));
  const hasPlace = isNamed(place);
  return {
    ...post,
    facts: {
      ...post.facts,
      place: hasPlace ? place : undefined,
      city2: hasPlace || isNamed(city2) ? city2 : undefined,
    },
  };
}

/** Some players write without capitals. */
function containsName(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
