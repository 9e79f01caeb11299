import { assert } from 'chai'
import { scrub } from '../../../domain/notify/scrub.js'

/** Cases just inside and just outside the limits of a secret: input, output. */
const holds = (...lines: readonly (readonly [said: string, written: string])[]): void =>
  assert.deepEqual(
    lines.map(([said]) => scrub(said)),
    lines.map(([, written]) => written),
  )
const kept = (text: string): readonly [string, string] => [text, text]
const g = (letters: number): string => 'g'.repeat(letters)

describe('a secret by the rules of scrub [S-14] [S-26]', () => {
  it('is a word of 38 letters with a digit among 12 of them', () =>
    holds(
      [`${g(44)}2345`, '…'],
      kept(`${g(45)}2345`),
      [`${g(34)}2345`, '…'],
      kept(`${g(33)}2345`),
      kept('abcdefghijkl'.repeat(4)),
    ))

  it('is a word of 38 letters, or one in base58, with an upper-case letter among four of them', () =>
    holds(
      [`0KLMNPQRSTU${g(28)}`, '…'],
      kept(`0KLMNPQRST${g(29)}`),
      [`KLMNPQRSTU${g(30)}`, '…'],
      kept(`KLMNPQRSTU${g(31)}`),
      kept(`0KLMNPQRS${g(24)}`),
      kept('THISISTHENAMEOFAFUNCTIONTHATISLONG'),
      kept('THISISTHENAMEOFAFUNCTIONTHATISLONGERYET'),
      kept('THENUMBERSARRAYHANDLERCLASS'),
      kept('thisisthenameofafunct3456thatislong'),
      kept('5eykt4UsFv8P8NJdTREpY1vzqKqZKvd0'),
    ))

  it('is no chain id, which has 32 letters after its namespace [S-26]', () =>
    holds(kept('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'), ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpA', 'solana:…']))

  it('is a part of a URL with 16 letters, eight of them random, or 24 in one piece', () =>
    holds(
      ['https://rpc.example/v2/abcdefghijklmn12', 'https://rpc.example/v2/…'],
      kept('https://rpc.example/v2/abcdefghijklm12'),
      kept('https://rpc.example/v2/abcdefgh1jklmnop'),
      ['https://rpc.example/v2/abcdefg1-cdefghij', 'https://rpc.example/v2/…'],
      kept('https://rpc.example/v2/abcdef1-cdefghijk'),
      kept('https://rpc.example/v2/ab1-cd2-ef3-gh4-ij5'),
      ['https://rpc.example/v2/abcdefghijklmnopqrstuvwx', 'https://rpc.example/v2/…'],
      kept('https://rpc.example/v2/abcdefghijklmnopqrstuvw'),
      kept('https://rpc.example/v2/~abcdefghijklmn12'),
      kept('https://rpc.example/v2/abcdefghijklmn12~'),
      ['https://abcdefghijklmn12.rpc.example/', 'https://….rpc.example/'],
      ['https://?abc', 'https://…'],
      ['https://?user=ana@mail.example', 'https://…'],
    ))

  it('is base64 of 40 letters with a digit, and an upper- and a lower-case letter among eight', () => {
    const small = 'g/hijklm'.repeat(4)
    const capitals = 'ABCDE/1/'.repeat(4)
    holds(
      [`AAAAA1/${small}z`, '…'],
      kept(`AAAA12/${small}z`),
      [`${capitals}ABCabcde`, '…'],
      kept(`${capitals}ABCDabcd`),
      kept(`${capitals}ABCDE/1/`),
      kept(`${'ABCDEFGH/'.repeat(5)}abcdefgh`),
    )
  })

  it('is a token whose header is JSON in base64, with or without blanks', () =>
    holds(
      ['ewogICJhbGciOiAi.payload.rest', '…'],
      kept('ewogICJhbGciOiA.payloadabcdefgh'),
      ['eyJhbGciOiJub25lIn0.abcdefghijk', '…'],
      ['ewABcdefghijklmn.abcdefghijk', '…'],
      kept('ewAbcdefghijklmn.abcdefghijk'),
      kept('ewoabcdefghijklmnop.abcdefghijk'),
      kept('AABBCCDDewoabcdefghijklmnop.abcdefghijk'),
      kept('AABBCCDDEEFFGGHH.abcdefghijk'),
      ['before.AAewogICJhbGciOiAiABC.payload.rest', 'before.…'],
      kept('a.name.of.parts.that.is.long'),
    ))

  it('is found through the escapes of JSON in JSON', () =>
    holds(
      ['me\\u0040mail.example', '…@…'],
      ['me\\\\\\\\x40mail.example', '…@…'],
      ['at\\\\nme@mail.example', 'at …@…'],
      ['sym_key\\\\": \\\\"abc', 'sym_key": "…'],
      ['symKey": "abc', 'symKey": "…'],
      kept('symKeys=abc'),
    ))

  it('is found if URL-encoded once or twice, and invalid escapes stay', () =>
    holds(
      ['an%C3%A1@mail.example', '…@…'],
      ['an%2525C3%2525A1@mail.example', '…@…'],
      ['it%C2%A0is', 'it_is'],
      kept('at 100%ff%fe of it'),
    ))

  it('is an e-mail address with digits in its domain, and bytes with or without blanks between them', () => {
    const bytes = Array.from({ length: 32 }, (_, at) => `${100 + at}`)
    holds(
      ['me@7mail7.example', '…@…'],
      kept('me@mail+x.example'),
      [bytes.join(', '), '…'],
      [bytes.join(','), '…'],
      [bytes.slice(0, 16).join(','), '…'],
      kept(bytes.slice(0, 15).join(',')),
      kept(bytes.join(';')),
      ['[-1, 20, -128, 3, -4, 5, 6, -7, 8, 9, 10, 11, 12, 13, 14, 15]', '[…]'],
      [JSON.stringify({ key: Object.fromEntries(bytes.slice(0, 16).map(Number).entries()) }), '{"key":{…}}'],
    )
  })

  it('is 16 bytes in hex, in groups of any size, with a letter and a digit in it [S-26]', () => {
    const hex = '4c0883a69102937d6231471b5dbb6204'
    const groups = (size: number): readonly string[] => hex.match(new RegExp(`.{1,${size}}`, 'g')) ?? []
    holds(
      ...[2, 3, 4, 8, 16].flatMap((size) =>
        [' ', ':', '\n'].map((sign): readonly [string, string] => [`key ${groups(size).join(sign)}.`, 'key ….']),
      ),
      [groups(2).join('-'), '…'],
      [JSON.stringify(groups(2)), '["…"]'],
      [
        groups(2)
          .map((byte) => `0x${byte}`)
          .join(', '),
        '…',
      ],
      [groups(2).join('|'), '…'],
      [groups(4).join('-'), '…'],
      ['0x4c, 0x8, 0x83, 0xa6, 0x91, 0x2, 0x93, 0x7d, 0x62, 0x31, 0x47, 0x1b, 0x5d, 0xbb, 0x62, 0x4', '…'],
      ['4c08 83a6 9102 937d 6231 471b 5dbb', '…'],
      kept('4c08 83a6 9102 937d 6231 471b 5db'),
      kept('face deed beef cafe dead babe fade added'),
      kept('4c08:83a6:9102:937d:6231:471b'),
      kept('2b1a3e5c-5f0e-4b7a-9d3a-0c1e2f3a4b5c'),
      kept('at 00:1a:2b:3c:4d:5e and 2026-11-22 10:50:22'),
      kept(Array.from({ length: 16 }, () => '1234').join(' ')),
    )
  })

  it('is found if zero-width signs split it [S-26]', () =>
    holds(
      ['to 0xa4c123b1612dd272\u200bd1371c17149d439536b3216f', 'to 0x…'],
      ['to bc1qh72gq0fuxyf3es\u2060qrkul02qzrpet02rxqvf6v6t', 'to …'],
      ['to 7S3P4HxJpyyigGzod\u00adYwHtCxZyUQe9JiBMHyRWXArAaKv', 'to …'],
      ['to GDQP2KPQGKIHYJGXNUIYOM%E2%80%8BHARUARCA7DJT5FO2FFOOKY3B2WSQHG4W37', 'to …'],
      ['an\u200ba@mail.example', '…@…'],
    ))

  it('is searched for in all of a text of 8,192 letters', () => {
    const text = 'y '.repeat(4_096)
    assert.equal(scrub(text), text)
    assert.isBelow(scrub(`${text}y`).length, text.length)
  })
})
