/** Text that wants to be taken for something else: a pattern, a key, another name, an order to a terminal. */
export const texts: readonly string[] = [
  ...['{wallet}', '{host}', '{network}', '{name}', '{0}', '{{wallet}}', '{wallet', '{constructor}', '{__proto__}', '{toString}'],
  ...['${window.taken=1}', '#{window.taken=1}', '<%= window.taken=1 %>', '{{constructor.constructor("window.taken=1")()}}', '{{7*7}}', '${7*7}', '[[${7*7}]]', '{% debug %}', '*{7*7}', '@(7*7)'],
  ...['%s%s%s%n', '%c%o%O', '%1$s', '$&', '$1', '$`', "$'", '$$', '\\0', '\\u0000'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'constructor.prototype.polluted', '__proto__.polluted', '__proto__[polluted]'],
  ...['then', 'toJSON', 'length', 'undefined', 'null', 'NaN', 'Infinity', '-0', '1e999', '0x10', '9007199254740993', '-1', '1e-400', '00'],
  ...['{"__proto__":{"polluted":1}}', '"}],"count":9,"x":[{"a":"', '","certified":true,"a":"', '\\"', "\\'", '\\', '[object Object]', ']]>', '\u2028window.taken=1\u2029', ')]}\',\n{}'],
  ...["'; DROP TABLE wallets;--", '" OR ""="', '$(touch /tmp/x)', '`touch /tmp/x`', '| cat /etc/passwd', '; ls', '&& ls', '*)(uid=*))(|(uid=*', "' or count(/*)=1 or '"],
  ...['a\r\nX-Injected: 1', 'a\r\n\r\n<script>window.taken=1</script>', 'a\nb', 'a\rb', 'a\tb', 'a\u0000b', 'a\u0007b', 'a\u001b[31mred', 'a\u0008\u0008b', 'a\u007fb', 'a\u0085b', 'a\u009b31mb'],
  ...['Connect your wallet', 'MetaMask', 'MetaMask \u2713 Verified', 'Installed', 'Heron Wallet', 'Your wallet was hacked. Call +1 555 0100', 'Go to https://tracker.example to claim'],
]

