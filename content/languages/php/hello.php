<?php
echo "hello\n";
fpassthru(STDIN);
