-- Names are found without regard to case and accents. The function does what foldText in the contract does: the same lists
-- of letters, because lower() depends on the locale of the database.
create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(
    regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(
            normalize(name, nfkd),
            '[\u00ad\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20ff\ufe20-\ufe2f\ufeff]',
            '', 'g'
          ),
          'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖØøĐđÐðŁłĦħŦŧŊŋı‘’ʼʻ‐–—−',
          'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆooddddllhhttnni''''''''----'
        ),
      'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th'), 'þ', 'th'), 'ß', 'ss'), 'ẞ', 'ss'),
      '[\u0009-\u000d \u1680\u2028\u2029]+', ' ', 'g'
    ),
    ' '
  )
$$;

-- Every word of a name, and the word without each of its letters: two words with a common form differ by a typing
-- mistake or two.
create function near_words(folded text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct left(word, kept) || substr(word, kept + 2)), '{}')
  from unnest(string_to_array(translate(folded, '._-', '   '), ' ')) as word, generate_series(0, length(word)) as kept
  where length(word) >= 3
$$;

-- Beginnings of names are found by the order of their bytes.
create index player_by_folded_name on player (fold_name(name) collate "C");
create index player_by_near_words on player using gin (near_words(fold_name(name || ' ' || username)));
