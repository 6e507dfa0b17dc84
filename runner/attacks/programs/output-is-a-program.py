# Prints scripts: whoever executes what it prints is lost.
import sys
sys.stdout.write("#!/bin/sh\ntouch /tmp/executed\n$(touch /tmp/executed)`touch /tmp/executed`\n")
