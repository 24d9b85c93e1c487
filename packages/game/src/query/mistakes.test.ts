import { describe, expect, test } from 'vitest';
import { mendQuery } from './mistakes.ts';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';

/**
 * The query, the code of its mistake, the text at its position, the message, the query with the suggestion, and what
 * still searches.
 */
const TABLE = `
set:attic is:palindrone -status:recycled¦value¦is:palindrone¦A number cannot be “palindrone”. After is: comes one of these.¦set:attic is:palindrome -status:recycled¦set:attic -status:recycled
is:retierd¦value¦is:retierd¦An item cannot be “retierd”. After is: comes one of these.¦is:retired¦
status:recylced¦value¦status:recylced¦There is no status “recylced”. After status: comes one of these.¦status:recycled¦
class:xd¦value¦class:xd¦There is no class “xd”. After class: comes one of these.¦class:sd¦
bulb sort:nmae¦value¦sort:nmae¦There is no order “nmae”. After sort: comes one of these.¦bulb sort:name¦bulb
is:un¦value¦is:un¦“un” can be unique or unreleased.¦is:un¦
a -sett:x b¦field¦sett:x¦There is no field “sett”.¦a -set:x b¦a b
mov:2016¦field¦mov:2016¦“mov” can be moved or moves.¦mov:2016¦
https://x.example¦field¦https://x.example¦There is no field “https”.¦"https://x.example"¦
set: attic¦value¦set: ¦After set: comes the name of a set, or a part of it.¦set:attic¦attic
set:¦value¦set:¦After set: comes the name of a set, or a part of it.¦set:¦
is:""¦value¦is:""¦After is: comes one of these.¦is:""¦
set:a,,b¦value¦set:a,,b¦After set: comes the name of a set, or a part of it.¦set:a,,b¦
set<3¦syntax¦set<3¦set cannot be compared by <. After set comes :, = or !=.¦set:3¦
number < 100¦syntax¦ < ¦Before < comes a field, such as number, without a space.¦number<100¦number 100
<100¦syntax¦<¦Before < comes a field, such as number, without a space.¦number<100¦100
number<1,000¦value¦number<1,000¦After number< comes one value, without commas.¦number<1000¦
number:9..3¦value¦number:9..3¦The range goes backwards.¦number:3..9¦
moved:7d..30d¦value¦moved:7d..30d¦The range goes backwards.¦moved:30d..7d¦
created:2016-10..2016-9¦value¦created:2016-10..2016-9¦The range goes backwards.¦created:2016-9..2016-10¦
number:..¦value¦number:..¦After number: comes a number.¦number:..¦
number:1..9,100¦syntax¦number:1..9,100¦A range and a list cannot be one value. Use or between them.¦(number:1..9 or number:100)¦
set:a..b¦value¦set:a..b¦set: takes no range.¦set:a..b¦
number:0¦value¦number:0¦Numbers begin at 1.¦number:1¦
number:many¦value¦number:many¦“many” is not a whole number.¦number:many¦
number:#7¦value¦number:#7¦“#7” is not a whole number.¦number:7¦
price<99999999999¦value¦price<99999999999¦“99999999999” is more than there can be.¦price<99999999999¦
#yeti¦value¦#yeti¦After # comes a number.¦yeti¦
created:2012-13-45¦value¦created:2012-13-45¦“2012-13-45” is not a day, a month or a year.¦created:2012¦
created:2015-02-29¦value¦created:2015-02-29¦“2015-02-29” is not a day, a month or a year.¦created:2015-02¦
moved>2016/05/01¦value¦moved>2016/05/01¦“2016/05/01” is not a day, a month or a year.¦moved>2016-05-01¦
near:Liberty¦value¦near:Liberty¦After near: comes a place and how many km, such as Liberty,2 or 51.51,-0.14,2.¦near:Liberty,1¦
near:51.5,-0.1¦value¦near:51.5,-0.1¦After near: comes a place and how many km, such as Liberty,2 or 51.51,-0.14,2.¦near:51.5,-0.1,1¦
near:91,0,1¦value¦near:91,0,1¦After near: comes a place and how many km, such as Liberty,2 or 51.51,-0.14,2.¦near:91,0,1¦
has:friends¦value¦has:friends¦has: takes one player, not all friends.¦has:me¦
bulb "long cord¦syntax¦"long cord¦The quotation mark is not closed.¦bulb "long cord"¦bulb
at:"Borough Market¦syntax¦at:"Borough Market¦The quotation mark is not closed.¦at:"Borough Market"¦
a "" b¦syntax¦""¦Between quotation marks come words.¦a  b¦a b
(a or b¦syntax¦(¦The bracket is not closed.¦a or b¦a or b
a or b)¦syntax¦)¦No bracket was opened before this one.¦a or b¦a or b
a ()¦syntax¦()¦The brackets are empty.¦a ¦a
or a¦syntax¦or¦Before or comes a word or a filter.¦ a¦a
a or¦syntax¦or¦After or comes a word or a filter.¦a ¦a
(a or) b¦syntax¦or¦After or comes a word or a filter.¦(a ) b¦a b
a or or b¦syntax¦or¦After or comes a word or a filter.¦a  or b¦a or b
fog - bell¦syntax¦-¦After a minus comes a word or a filter, without a space.¦fog  bell¦fog bell
-or a¦syntax¦-¦After a minus comes a word or a filter, without a space.¦or a¦a
is:foo or bar¦value¦is:foo¦A number cannot be “foo”. After is: comes one of these.¦is:foo or bar¦bar
-(is:foo is:bar) a¦value¦is:foo¦A number cannot be “foo”. After is: comes one of these.¦-(is:foo is:bar) a¦a
a sort:name sort:number¦syntax¦sort:number¦A search has one order.¦a sort:name ¦a sort:name
(a sort:name)¦syntax¦sort:name¦sort: stands outside of brackets, without a minus.¦(a )¦a
-sort:name¦syntax¦sort:name¦sort: stands outside of brackets, without a minus.¦-¦
`;

describe('a mistake has its position, a message and a suggestion, and the rest still searches [QL-01, QL-07]', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.split('¦'));

  test.each(rows)('%s', (text = '', code, at, says, mended, left) => {
    const { mistakes, tree } = parseQuery(text);
    const [mistake] = mistakes;
    expect(mistake).toMatchObject({ code, message: says });
    expect(mistake && text.slice(mistake.from, mistake.to)).toBe(at);
    expect(mistake && mendQuery(text, mistake)).toBe(mended);
    expect(tree ? printQuery(tree) : '').toBe(left);
  });

  test('what is expected is listed', () => {
    expect(parseQuery('is:palindrone').mistakes[0]?.expected).toEqual(
      expect.arrayContaining(['palindrome', 'sd', 'retired']),
    );
    expect(parseQuery('zzz:1').mistakes[0]?.expected).toEqual(expect.arrayContaining(['set', 'beats']));
    expect(parseQuery('set<3').mistakes[0]?.expected).toEqual([':', '=', '!=']);
    expect(parseQuery('created:soon').mistakes[0]?.expected).toContain('2016-05');
  });

  test('the 41st term is one too many', () => {
    const words = Array.from({ length: 42 }, (_, index) => `w${index}`);
    const text = words.join(' ');
    const { mistakes, tree, terms } = parseQuery(text);
    expect(mistakes).toMatchObject([{ code: 'too_many', from: text.indexOf('w40'), to: text.length }]);
    expect(tree && printQuery(tree)).toBe(words.slice(0, 40).join(' '));
    expect(terms).toHaveLength(42);
  });
});
