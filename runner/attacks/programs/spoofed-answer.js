// Prints the right answer among markup, zero bytes and tokens without end, and ends well.
process.stdout.write('42\u0000 <script>alert(1)</script>\u202e\u001b[31m' + ' 42'.repeat(10000) + '\n');
