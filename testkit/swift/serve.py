"""OpenStack Swift with its S3 door on loopback, for `npm run check:s3`: one replica of everything, below FOLDER.

serve.py FOLDER PORT starts the proxy at PORT and the three servers behind it at the next three ports, until it is ended.
"""
import os
import signal
import sys

folder, port = sys.argv[1], int(sys.argv[2])
os.makedirs(os.path.join(folder, 'devices', 'd1'), exist_ok=True)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


# Swift looks for this one in /etc, unless it is told in time.
conf = write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = check\nswift_hash_path_prefix = check\n'
             '[storage-policy:0]\nname = one\ndefault = yes\n')
import swift.common.utils  # noqa: E402

swift.common.utils.SWIFT_CONF_FILE = conf
try:
    swift.common.utils.config.SWIFT_CONF_FILE = conf
except AttributeError:
    pass

import swift.common.wsgi as wsgi  # noqa: E402
from swift.common.ring.builder import RingBuilder  # noqa: E402

servers = {name: port + 1 + at for at, name in enumerate(('account', 'container', 'object'))}
for name, its_port in servers.items():
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': its_port, 'device': 'd1', 'weight': 1.0,
                     'replication_ip': '127.0.0.1', 'replication_port': its_port})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, name + '.ring.gz'))

common = '''[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
disable_fallocate = true
log_level = ERROR
user =
'''
proxy = write('proxy.conf', common.format(port=port, folder=folder) + '''
[pipeline:main]
pipeline = catch_errors healthcheck proxy-logging cache s3api tempauth bulk slo dlo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:tempauth]
use = egg:swift#tempauth
user_check_tester = secret .admin .reseller_admin
[filter:s3api]
use = egg:swift#s3api
s3_acl = no
check_bucket_owner = no
location = us-east-1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
''')
files = {'proxy-server': proxy}
for name, its_port in servers.items():
    files[name + '-server'] = write(name + '.conf', common.format(port=its_port, folder=folder) + '''
[pipeline:main]
pipeline = {name}-server
[app:{name}-server]
use = egg:swift#{name}
'''.format(name=name))

children = []
for name, path in files.items():
    child = os.fork()
    if child == 0:
        sys.exit(wsgi.run_wsgi(path, name, verbose=False))
    children.append(child)


def end(*_):
    for one in children:
        try:
            os.kill(one, signal.SIGTERM)
        except ProcessLookupError:
            pass
    sys.exit(0)


signal.signal(signal.SIGTERM, end)
signal.signal(signal.SIGINT, end)
os.wait()
end()
