// 12. What strangers and log readers must not learn.
const SECRET = 'a-token-that-must-not-be-logged';

export const disclosure = {
  name: '12. staff answers, staff forums and log lines',
  async run({ target, lab }) {
    const faults = [];
    const [player, staff] = lab.sample.players;
    await lab.db.query("update player set account_type = 'staff' where id = $1", [staff.id]);
    const moderation = await target.ask('/api/forum/moderation', {
      headers: { 'x-user-token': staff.token },
    });
    if (moderation.status !== 200) faults.push(`staff were answered ${moderation.status}`);
    if (!String(moderation.headers['cache-control']).includes('no-store'))
      faults.push('a staff answer may be stored');
    faults.push(...(await namesOfStaffForums(target, lab)));
    await target.ask(`/api/blog?callback=show&token=${SECRET}&key=${SECRET}`, {
      headers: { 'x-user-token': SECRET },
    });
    await target.ask(`/api/users/${SECRET}?X-User-Token=${SECRET}`, {
      headers: { cookie: `page-pass=1.${SECRET}` },
    });
    const log = lab.output();
    for (const [what, text] of Object.entries({
      'a token': player.token,
      'a token in an address': SECRET,
      'the address of a visitor': '20.3.232.7',
      'an address': '"remoteAddress"',
    }))
      if (log.includes(text)) faults.push(`${what} is in the log`);
    return { faults, summary: `${log.split('\n').length} log lines read` };
  },
};

async function namesOfStaffForums(target, lab) {
  const { rows } = await lab.db.query("select title as name from forum where visible_to <> 'everyone'");
  const seen = await Promise.all(
    ['/api/forum', '/forums', '/sitemap.xml', '/api/forum/1/0'].map((path) => target.ask(path)),
  );
  return rows.flatMap(({ name }) =>
    seen.some(({ text }) => text.includes(name)) ? [`a stranger learns of the forum ${name}`] : [],
  );
}
